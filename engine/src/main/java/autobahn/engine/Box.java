package autobahn.engine;

import autobahn.engine.edition.Edition;
import autobahn.engine.internal.lexicon.Lexicon;
import autobahn.engine.internal.play.Setup;
import autobahn.engine.internal.position.PositionLoader;
import autobahn.engine.internal.state.Figures;
import autobahn.engine.internal.state.PositionFaults;
import autobahn.engine.internal.state.State;

/** An edition ready to be played: all games that come out of one box share its figures. Safe to share among threads. */
public final class Box {
    private final Edition edition;
    private final Figures figures;
    private final Notation notation;
    private final Lexicon lexicon;

    public Box(Edition edition) {
        this.edition = edition;
        this.figures = new Figures(edition);
        this.notation = new Notation(figures);
        this.lexicon = new Lexicon(figures);
    }

    public Edition edition() {
        return edition;
    }

    public Notation notation() {
        return notation;
    }

    /** A new game; the same options and seed give the same game everywhere (SETUP-8). */
    public Game newGame(Options options, long seed) {
        return new Game(this, Setup.newGame(figures, options, seed));
    }

    /**
     * A game that goes on from a position.
     *
     * @throws PositionException with everything that is wrong with it
     */
    public Game load(Position position) throws PositionException {
        PositionFaults faults = new PositionFaults();
        State state = PositionLoader.load(position, lexicon, faults);
        if (!faults.isEmpty()) {
            throw new PositionException(faults.list());
        }
        Game game = new Game(this, state);
        if (!game.isOver() && game.moveCount() == 0) {
            faults.add("turn.card", PositionFault.ACTION_LOST);
            throw new PositionException(faults.list());
        }
        return game;
    }

    /**
     * A game as somebody sees it: what is hidden lies as it may. Legal moves, what they do and what stands against others
     * are those of the real game; what chance brings is not.
     *
     * @throws PositionException if nothing fits what is seen
     */
    public Game load(View seen) throws PositionException {
        return load(Guess.of(this, seen));
    }

    Lexicon lexicon() {
        return lexicon;
    }

    Figures figures() {
        return figures;
    }
}
