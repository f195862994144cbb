-- The colour that a seat has chosen; null for one that takes what the others leave: see SeatColour.
alter table seats add column colour text;
