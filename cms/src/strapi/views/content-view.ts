/** View of the schema `content`: its name, and the query that it stands for. */
export interface ContentView {
  name: string;
  select: string;
}
