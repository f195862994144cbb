import type { EventName, MoveType, Priority, Question, Step } from '../vocabulary/game';
import type * as names from '../vocabulary/names';
import type { Message } from './message';

type Lower<Name extends string, Mark extends string, By extends string> = Name extends `${infer First}${Mark}${infer Rest}`
  ? `${Lowercase<First>}${By}${Lower<Rest, Mark, By>}`
  : Lowercase<Name>;

type AnyColour = names.ColourName | 'any';

/** All that engine, edition and bots may speak of: the texts of every language must have it. */
export type Spoken = Record<
  | `event.${EventName}`
  | `move.${Lower<MoveType, '_', '-'>}`
  | `step.${Step}`
  | `reason.${names.MoneyName}`
  | `priority.${Priority}`
  | `question.${Question}`
  | `term.${Lower<Lower<names.TermName, '-', '_'>, '_', '_'>}`
  | `city.${names.CityName}`
  | `country.${names.CountryName}`
  | `colour.${names.ColourName}`
  | `cardColour.${AnyColour}`
  | `space.${names.SpaceName}`
  | `extra.${names.ExtraName}`
  | `department.${names.DepartmentName}`
  | `goods.${names.GoodsName}`
  | `technology.${names.TechnologyName}`
  | `card.${names.CardName}`,
  Message
>;
