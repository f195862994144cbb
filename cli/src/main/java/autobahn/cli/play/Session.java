package autobahn.cli.play;

import autobahn.cli.board.TerminalMap;
import autobahn.cli.text.EventText;
import autobahn.cli.text.MoveListText;
import autobahn.cli.text.Paint;
import autobahn.cli.text.ScoreText;
import autobahn.cli.text.TableText;
import autobahn.engine.Event;
import autobahn.engine.Game;
import autobahn.engine.IllegalMoveException;
import autobahn.engine.MoveType;
import autobahn.engine.Playthrough;
import java.io.PrintWriter;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.ToIntFunction;

/** People at one keyboard against random players: shows, asks, plays, until the game is over or somebody quits. */
public final class Session {
    private static final int LOG_MOVES = 20;

    private Playthrough played;
    /** How many moves there were before each choice of a person: undo comes back to there. */
    private final Deque<Integer> choices = new ArrayDeque<>();

    private final Set<Integer> people;
    private final ToIntFunction<Game> others;
    private final PrintWriter out;
    private final Paint paint;
    private final int width;
    private final Consumer<Playthrough> save;
    private final EventText text;
    /** The turn whose beginning was shown last, so that the map is drawn once a turn. */
    private int shownTurn = -1;

    private int turns;
    /** Whether the moves of this decision have been listed. */
    private boolean listed;

    /** @param save called after each choice of a person */
    public Session(
            Playthrough played,
            Set<Integer> people,
            ToIntFunction<Game> others,
            PrintWriter out,
            Paint paint,
            int width,
            Consumer<Playthrough> save) {
        this.played = played;
        this.people = people;
        this.others = others;
        this.out = out;
        this.paint = paint;
        this.width = width;
        this.save = save;
        text = new EventText(game().box().edition(), game().options());
    }

    private Game game() {
        return played.game();
    }

    /** The game as far as it has come. */
    public Playthrough played() {
        return played;
    }

    /** What could be typed now. */
    public List<String> typable() {
        List<String> lines = new ArrayList<>(Help.WORDS);
        Game game = game();
        for (int move : game.moves()) {
            lines.add(game.notation(move));
            lines.add("why " + game.notation(move));
        }
        return lines;
    }

    public void run(LineInput input) {
        out.println("Type a number or a move; 'help' tells what else there is.");
        while (!game().isOver()) {
            Game game = game();
            if (!people.contains(game.seatToMove())) {
                play(others.applyAsInt(game));
            } else if (game.moveCount() == 1 && MoveType.of(game.move(0)) != MoveType.END) {
                play(game.move(0));
            } else {
                show();
                String line = input.read(paint.player(game.seatToMove(), "P" + (game.seatToMove() + 1)) + "> ");
                if (line == null || line.strip().equals("quit")) {
                    return;
                }
                obey(line.strip());
            }
        }
        out.println();
        out.print(ScoreText.end(game().scores(), game().options()));
    }

    private void show() {
        Game game = game();
        if (shownTurn != turns) {
            shownTurn = turns;
            out.println();
            TableText table = new TableText(game, game.view(game.seatToMove()), paint, width);
            out.println(paint.bold(table.heading()));
            out.print(TerminalMap.of(game, paint, width));
            out.print(table.player(game.seatToMove()));
        }
        if (!listed) {
            listed = true;
            out.println();
            out.println(paint.bold(MoveListText.heading(game)));
            MoveListText.of(game).forEach(out::println);
        }
    }

    private void obey(String line) {
        String[] words = line.split("\\s+", 2);
        String rest = words.length > 1 ? words[1] : "";
        Game game = game();
        switch (words[0]) {
            case "" -> {}
            case "moves" -> listed = false;
            case "help" -> out.print(Help.TEXT);
            case "undo" -> undo();
            case "log" -> log();
            case "map" -> out.print(TerminalMap.of(game, paint, width));
            case "table" ->
                out.print(new TableText(game, game.view(game.seatToMove()), paint, width)
                        .all(TerminalMap.of(game, paint, width)));
            case "score" -> out.print(ScoreText.of(game.scores(), game.options()));
            case "why" -> why(rest);
            default -> choose(line);
        }
    }

    private void choose(String line) {
        Game game = game();
        try {
            int move;
            if (line.matches("\\d{1,4}")) {
                int number = Integer.parseInt(line);
                if (number < 1 || number > game.moveCount()) {
                    out.println("There is no move " + number + ": choose from 1 to " + game.moveCount() + ".");
                    return;
                }
                move = game.move(number - 1);
            } else {
                move = game.check(line);
            }
            choices.push(played.size());
            play(move);
            save.accept(played);
        } catch (IllegalMoveException e) {
            out.println(e.getMessage());
        }
    }

    private void why(String move) {
        try {
            out.println(MoveListText.why(game(), move));
        } catch (IllegalMoveException e) {
            out.println(e.getMessage());
        }
    }

    private void undo() {
        if (choices.isEmpty()) {
            out.println("There is nothing to take back.");
            return;
        }
        played = played.at(choices.pop());
        shownTurn = -1;
        listed = false;
        out.println("Taken back.");
        save.accept(played);
    }

    private void log() {
        int before = Math.max(0, played.size() - LOG_MOVES);
        played.retrace(moment -> {
            int number = moment.size();
            if (number > before) {
                out.println("%4d  %s".formatted(number, game().notation(moment.move(number - 1))));
                moment.events().forEach(event -> out.println("        " + text.of(event)));
            }
        });
    }

    private void play(int move) {
        played = played.play(move);
        listed = false;
        for (Event event : played.events()) {
            turns += event instanceof Event.TurnBegan ? 1 : 0;
            out.println(paint.dim("  " + text.of(event)));
        }
    }
}
