/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode } from '@apollo/client';
import { useQuery, useLazyQuery } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { PersistedOperation } from '@sahra/schemas/persisted-operation';
/** A language of the product. */
export type Locale =
  /** Arabic, right to left. */
  | 'AR'
  /** English, left to right. */
  | 'EN';

/** What can keep a viewer from playing a video. */
export type PlaybackErrorCode =
  /** The live event is over, and there is no recording yet. */
  | 'EVENT_ENDED'
  /** The live event has not begun. */
  | 'EVENT_NOT_STARTED'
  /** The film of the video has not been uploaded, or is still being made. */
  | 'FILM_NOT_READY'
  /** Live events need an account: the viewer is not signed in. */
  | 'SIGNUP_REQUIRED'
  /** The video is premium, and the viewer has no paid subscription. */
  | 'SUBSCRIPTION_REQUIRED';

/** What a sound of a film is. */
export type SoundKind =
  /** The programme with louder dialogue, for people who hear less. */
  | 'CLEAR_SPEECH'
  /** People who talk about the film over it, such as its director. */
  | 'COMMENTARY'
  /** The programme with a voice that says what is seen, for people who do not see it. */
  | 'DESCRIPTION'
  /** The programme itself. */
  | 'PROGRAMME';

export type PlaybackQueryVariables = Exact<{
  code: string;
}>;


export type PlaybackQuery = { video: { __typename: 'Video', id: string, viewerProgress: { __typename: 'Progress', resumeSeconds: number } | null, playback: { __typename: 'Playback', stream: { __typename: 'Stream', url: string, audio: string | null, expiresAt: string, live: boolean, storyboard: string | null, sounds: Array<{ __typename: 'Sound', number: number, language: string | null, kind: SoundKind, title: string | null, name: string, audio: string }>, tracks: Array<{ __typename: 'CaptionTrack', language: Locale, label: string, url: string }> } | null, errors: Array<{ __typename: 'PlaybackError', code: PlaybackErrorCode, message: string }> } | null } | null };

export const PlaybackDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Playback"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},"directives":[]}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"video"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"viewerProgress"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeSeconds"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"playback"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stream"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"audio"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"sounds"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"number"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"kind"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"title"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"name"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"audio"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"live"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"storyboard"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"tracks"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"language"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"label"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"url"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"errors"},"arguments":[],"directives":[],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"message"},"arguments":[],"directives":[]},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}},{"kind":"Field","name":{"kind":"Name","value":"__typename"}}]}}]}}],"__meta__":{"hash":"918a50826cdfedb49f19c79285b107df8fcd11b6fc7606d1e9d47b5530d2d33e"}} as unknown as TypedDocumentNode<PlaybackQuery, PlaybackQueryVariables> & { __meta__: { hash: string } };
export const usePlaybackQuery = (options: useQuery.Options<PlaybackQuery, PlaybackQueryVariables> | SkipToken) => useQuery(PlaybackDocument, options);
export const usePlaybackLazyQuery = (options?: useLazyQuery.Options<PlaybackQuery, PlaybackQueryVariables>) => useLazyQuery(PlaybackDocument, options);
export const PlaybackOperation: PersistedOperation<PlaybackQuery, PlaybackQueryVariables> = { name: 'Playback', hash: '918a50826cdfedb49f19c79285b107df8fcd11b6fc7606d1e9d47b5530d2d33e' };