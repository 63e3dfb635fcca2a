import { Type } from 'typebox';

import { DURATION_MAX_SECONDS } from './progress.limits';
import { VideoCodeSchema } from '../../platform/video/video-code.schema';
import { PROGRESS_STATES } from './progress-state-of';

const seconds = (minimum: number, description: string) =>
  Type.Integer({ minimum, maximum: DURATION_MAX_SECONDS, description });

const InstantSchema = (description: string) => Type.String({ format: 'date-time', description });

/** Watch progress of a viewer in one video. */
export const ProgressSchema = Type.Object(
  {
    code: VideoCodeSchema,
    position: seconds(0, 'How far it was watched, in seconds.'),
    duration: seconds(1, 'Its length in seconds, as the player knew it.'),
    state: Type.Enum(PROGRESS_STATES, {
      description:
        '`new`: less than 15 seconds; `finished`: more than 95 %; `started`: between, and only then there is a place to go on from.',
    }),
    watched_at: InstantSchema('When it was watched last (ISO 8601, UTC).'),
  },
  { $id: 'Progress', description: 'How far a video was watched.' },
);

/** Progress report of a player. */
export const ProgressReportSchema = Type.Object(
  {
    code: VideoCodeSchema,
    position: seconds(0, 'Where the viewer is, in whole seconds; beyond the end counts as the end.'),
    duration: seconds(1, 'Length of the video in whole seconds.'),
    at: Type.Optional(
      InstantSchema(
        'When that was, by the clock of the device; without it now. A time to come counts as now. What was watched last wins, in whatever order reports arrive.',
      ),
    ),
  },
  { $id: 'ProgressReport', description: 'How far a video was watched on one device.' },
);
