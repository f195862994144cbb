import type { BonusName, ColourName, DepartmentName, ExtraName, FeatureName, SpaceName } from '../vocabulary/names';

type Module = Extract<FeatureName, 'wine' | 'traffic' | 'services'>;

/** The things that a sentence names; notation's name is the last part of the key. Places are called as everywhere else. */
export type NameKey =
  | `colour.${ColourName}`
  // an autobahn or a card of that colour, where the language tells the two uses apart
  | `card.${ColourName | 'any'}`
  | `space.${SpaceName}`
  | `extra.${ExtraName}`
  | `department.${DepartmentName}`
  | `module.${Module}`
  | `tile.${Lowercase<BonusName>}`
  | 'card'
  | 'depot';

export type Names = Record<NameKey, string>;
