import type { View } from '../../api';
import { parseMove } from '../../wording/notation';

/** Those that a tile gives to a card. */
const COLOURS = ['red', 'cyan', 'purple', 'orange', 'white'] as const;

/**
 * The moves that somebody may have had in mind who points at a thing which cannot be chosen now: the engine is asked about
 * each of them. At most five, the likeliest first.
 */
export function intendedMoves(id: string, view: View, seat: number, picked: readonly string[] = []): string[] {
  const cut = id.indexOf(':');
  const kind = id.slice(0, cut);
  const name = id.slice(cut + 1);
  const player = view.players[seat];
  const asked = new Set(view.moves.map((move) => parseMove(move).type));
  const space = view.turn.space;
  const trucks = (player?.trucks ?? []).flatMap((truck, i) => (truck.at ? [i + 1] : []));
  const pickedCard = picked.find((one) => one.startsWith('card:'))?.slice(5);
  const driving = ['TRUCKS', 'DRIVE', 'MOVE_TRUCK'].includes(view.decision ?? '');
  const all = ((): string[] => {
    switch (kind) {
      case 'section':
        if (asked.has('TRAFFIC')) return [`traffic ${name}`];
        if (driving) return trucks.map((truck) => `drive ${truck} ${name}`);
        if (space === 'upgrade' || asked.has('UPGRADE')) return [`upgrade ${name}`];
        return [`build ${name}`];
      case 'link':
        return [`upgrade ${name}`];
      case 'station':
        return [`station ${name}`];
      case 'depot':
        return (player?.trucks ?? [{}]).map((_, i) => `load ${name} ${i + 1}`);
      case 'country':
        if (asked.has('CLAIM')) return [`claim ${name}`];
        return (trucks.length ? trucks : [1]).map((truck) => `deliver ${truck} ${name}`);
      case 'truck':
        return [`stop ${name.split('/')[1]}`];
      case 'card':
        if (asked.has('REPLACE')) return (view.table.display ?? []).slice(0, 1).map((card) => `replace ${name} ${card}`);
        return ['build', 'upgrade', 'load', 'station', 'unlock'].map((where) => `play ${name} ${where}`);
      case 'space': {
        if (asked.has('FLIP') || asked.has('REMOVE')) return [asked.has('FLIP') ? `flip ${name}` : `remove ${name}`];
        const cards = pickedCard ? [pickedCard] : (player?.hand ?? []);
        return cards.map((card) => `play ${card} ${name}`);
      }
      case 'held':
        return [name === 'colour' ? `tile colour ${COLOURS.find((one) => !view.turn.colours.includes(one))}` : `tile ${name}`];
      case 'lock': {
        const [column, lock] = name.split('/');
        const token = view.turn.colours[0] ?? 'red';
        return [`unlock ${column} ${lock} ${asked.has('UNLOCK') && view.decision === 'UNLOCK' ? 'extra' : token}`];
      }
      case 'floor':
        return [`promote ${name.replace('/', ' ')}`];
      case 'display':
        return [`gain ${name}`];
      case 'claim':
        return [`claim ${name}`];
      case 'stop':
        return [`bonus ${name}`];
      case 'do':
        return [name];
      default:
        return [];
    }
  })();
  return all.slice(0, 5);
}
