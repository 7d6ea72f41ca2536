/** Whether the last move has overlooked an ace, to which the opponent may object where that has been agreed (RULES §11). */
import { DUEL_FLAGS, DuelFlag } from '../abi-duel';
import { Position } from '../core/position';

export function hasOverlooked(at: Position): bool {
  return (at.register<u8>(DUEL_FLAGS) & DuelFlag.Overlooked) != 0;
}

export function setOverlooked(at: Position, overlooked: bool): void {
  const others = at.register<u8>(DUEL_FLAGS) & ~DuelFlag.Overlooked;
  at.setRegister<u8>(DUEL_FLAGS, (overlooked ? others | DuelFlag.Overlooked : others) as u8);
}
