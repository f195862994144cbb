-- Those who leave a game: what the table has agreed on, who is away, and who has left.

-- Null for tables that were made before: see LeavingTerms.
alter table games add column absence_minutes integer; -- without a decision, until others may act
alter table games add column absence_level text; -- of the bot that plays on
alter table games add column absence_counts text; -- result or loss
alter table games add column resigned text; -- bot or end: what follows when one person is left
alter table games add column started bigint; -- when it became a game

-- When somebody last followed a game that only bots play: one that nobody looks at ends.
alter table games add column watched bigint;

-- Since when nobody is known to follow the table for this seat; null while somebody does, or as long as nobody has looked.
alter table seats add column away bigint;
alter table seats add column left_as text; -- resigned, absent or stalled

-- The seat that has let everybody wait when a proposal was made: it is made without it.
alter table end_proposals add column without integer;
