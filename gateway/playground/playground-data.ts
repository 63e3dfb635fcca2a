import type { ExampleTask } from './example';

/** Viewer that exists in development only, with the password that all of them have. */
export interface SampleViewer {
  name: string;
  email: string;
  password: string;
}

/** What the page is made of, besides its code. */
export interface PlaygroundData {
  tasks: readonly ExampleTask[];
  /** Empty outside of development. */
  viewers: readonly SampleViewer[];
}

const readFile = async <Content>(file: string): Promise<Content> => {
  const answer = await fetch(`/graphql/playground/${file}`);
  if (!answer.ok) throw new Error(`${file} was answered with ${answer.status}.`);
  return (await answer.json()) as Content;
};

export const readPlaygroundData = async (): Promise<PlaygroundData> => {
  const [tasks, viewers] = await Promise.all([
    readFile<ExampleTask[]>('examples.json'),
    readFile<SampleViewer[]>('viewers.json'),
  ]);
  return { tasks, viewers };
};
