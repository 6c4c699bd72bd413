// What other rooms may use of the rules of this one: nothing else is entered from outside.
export { compareText } from "./compare-text.ts";
export {
  correctedTime,
  type Fact,
  inOrder,
  type Placement,
  type Review,
  replay,
  type Step,
  standing,
} from "./facts.ts";
export {
  addDays,
  type Clock,
  clocks,
  DAY_STARTS_AT_HOUR,
  DEFAULT_ZONE,
  dayNumber,
  daysBetween,
  elapsedDays,
  endOfStudyDay,
  type LocalMoment,
  startOfDayNumber,
  startOfStudyDay,
  studyDay,
} from "./local-day.ts";
export { isSuccess, RATINGS, type Rating } from "./rating.ts";
export {
  type CardState,
  DEFAULT_SCHEDULE,
  daysUntilDue,
  makeScheduler,
  NEW_CARD,
  PHASES,
  type Phase,
  type ScheduleOptions,
  type Scheduler,
} from "./schedule.ts";
