package autobahn.server;

import autobahn.server.bot.Adviser;
import autobahn.server.bot.BotPlayers;
import autobahn.server.bot.BotTurn;
import autobahn.server.bot.BotWorker;
import autobahn.server.bot.Opponents;
import autobahn.server.bot.Planner;
import autobahn.server.bot.Searches;
import autobahn.server.people.Accounts;
import autobahn.server.people.People;
import autobahn.server.people.Secrets;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.table.Advisable;
import autobahn.server.table.Archiver;
import autobahn.server.table.AwayNotes;
import autobahn.server.table.BotView;
import autobahn.server.table.Boxes;
import autobahn.server.table.ByName;
import autobahn.server.table.CatchUp;
import autobahn.server.table.ClockWatch;
import autobahn.server.table.ContestDesk;
import autobahn.server.table.Daily;
import autobahn.server.table.EmptyTables;
import autobahn.server.table.EndByAgreement;
import autobahn.server.table.EngineDifferences;
import autobahn.server.table.Farewell;
import autobahn.server.table.GameReader;
import autobahn.server.table.History;
import autobahn.server.table.LadderDesk;
import autobahn.server.table.Leaving;
import autobahn.server.table.LiveTables;
import autobahn.server.table.Lobby;
import autobahn.server.table.Neighbours;
import autobahn.server.table.NewsChannel;
import autobahn.server.table.NodeNews;
import autobahn.server.table.Notebook;
import autobahn.server.table.OwnEditions;
import autobahn.server.table.PlanDesk;
import autobahn.server.table.PlanRun;
import autobahn.server.table.Play;
import autobahn.server.table.Presence;
import autobahn.server.table.Rematch;
import autobahn.server.table.Repair;
import autobahn.server.table.Replay;
import autobahn.server.table.Resting;
import autobahn.server.table.Seating;
import autobahn.server.table.SharedNews;
import autobahn.server.table.Statistics;
import autobahn.server.table.TableChat;
import autobahn.server.table.TableStreams;
import autobahn.server.table.TurnHub;
import autobahn.server.work.Machine;
import autobahn.server.work.ServiceThread;
import autobahn.server.work.ServiceThreads;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.util.concurrent.Semaphore;
import org.jspecify.annotations.Nullable;

/** What a node does for tables, put together by hand. */
public record TableServices(
        LiveTables tables,
        Lobby lobby,
        Seating seating,
        GameReader reader,
        EngineDifferences differences,
        Play play,
        PlanDesk plans,
        EndByAgreement endings,
        Leaving leaving,
        TableStreams streams,
        TableChat chat,
        Neighbours neighbours,
        ByName byName,
        Rematch rematch,
        Notebook notebook,
        Daily daily,
        Statistics statistics,
        History history,
        OwnEditions editions,
        Adviser adviser,
        Planner planner,
        BotWorker bots,
        Searches searches,
        Opponents opponents,
        ServiceThread repair,
        ServiceThread archiver,
        Resting resting,
        ClockWatch clocks,
        ContestDesk contests,
        LadderDesk ladder,
        @Nullable SharedNews news)
        implements AutoCloseable {

    /** @param channel to the other nodes; null if there are none */
    public static TableServices start(
            Settings settings,
            Machine machine,
            ServiceThreads threads,
            Database database,
            @Nullable NewsChannel channel,
            People people,
            Boxes boxes) {
        String node = Secrets.id();
        Clock clock = machine.clock();
        Replay replay = new Replay(boxes);
        TurnHub hub = new TurnHub();
        SharedNews news = channel == null ? null : new SharedNews(channel, node);
        NodeNews others = news == null ? NodeNews.ALONE : news;
        LiveTables tables = new LiveTables(machine, database, replay, hub, others);
        Presence presence = new Presence(machine, tables, others);
        CatchUp catchUp = new CatchUp(database, tables, hub);
        if (news != null) {
            news.start(threads, catchUp, presence);
        }
        Semaphore wake = new Semaphore(0);
        Runnable botsDue = wake::release;
        Play play = new Play(database, tables, clock, botsDue);
        OwnEditions editions = new OwnEditions(database, boxes, clock);
        Lobby lobby = new Lobby(
                database,
                tables,
                replay,
                editions,
                clock,
                botsDue,
                settings.limits().botTables());
        Statistics statistics = new Statistics(database, tables, replay);
        Seating seating = new Seating(database, tables, lobby, clock);
        GameReader reader = new GameReader(database, tables, replay);
        Searches searches = new Searches(settings.searches());
        Opponents opponents = new Opponents(settings.programs());
        BotTurn turn = new BotTurn(
                machine,
                play,
                new BotView(database, tables),
                new PlanRun(database, tables, clock, botsDue),
                opponents,
                new BotPlayers(machine.random()),
                searches);
        Leaving leaving = new Leaving(database, tables, clock, botsDue);
        BotWorker bots = new BotWorker(threads, database, turn, machine, node, wake);
        return new TableServices(
                tables,
                lobby,
                seating,
                reader,
                new EngineDifferences(tables),
                play,
                new PlanDesk(database, tables, clock),
                new EndByAgreement(database, tables, clock),
                leaving,
                new TableStreams(machine, database, tables, reader, hub, presence),
                new TableChat(database, tables, clock),
                new Neighbours(database, tables),
                new ByName(database, tables, clock),
                new Rematch(database, tables, lobby, seating, editions, clock),
                new Notebook(database, tables, clock),
                new Daily(database, boxes, clock),
                statistics,
                new History(database, tables, lobby, replay, editions, clock),
                editions,
                new Adviser(database, new Advisable(tables), searches),
                new Planner(new Advisable(tables)),
                bots,
                searches,
                opponents,
                Repair.start(
                        threads,
                        machine,
                        catchUp,
                        presence,
                        new AwayNotes(database, tables, machine),
                        new EmptyTables(database, tables, machine),
                        people),
                Archiver.start(threads, database, machine, statistics),
                new Resting(database, tables),
                new ClockWatch(threads, machine, database, leaving, node),
                new ContestDesk(
                        threads,
                        machine,
                        database,
                        tables,
                        lobby,
                        leaving,
                        botsDue,
                        node,
                        settings.limits().contests()),
                new LadderDesk(
                        threads,
                        machine,
                        database,
                        tables,
                        lobby,
                        settings.limits().ladder()),
                news);
    }

    /** Leaves all tables of an account that shall be deleted. */
    Farewell farewell(Accounts accounts) {
        return new Farewell(accounts.database(), tables, lobby, seating, leaving, accounts);
    }

    /** Figures of what this node holds. */
    void measure(MeterRegistry registry) {
        Gauge.builder("autobahn.streams", streams, TableStreams::streams)
                .description("open streams of server-sent events")
                .register(registry);
        Gauge.builder("autobahn.tables", tables, LiveTables::size)
                .description("tables in memory")
                .register(registry);
        differences.measure(registry);
    }

    @Override
    public void close() {
        repair.close();
        archiver.close();
        clocks.close();
        contests.close();
        ladder.close();
        streams.close();
        bots.close();
        searches.close();
        opponents.close();
        if (news != null) {
            news.close();
        }
    }
}
