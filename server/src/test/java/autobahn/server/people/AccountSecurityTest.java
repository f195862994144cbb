package autobahn.server.people;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import autobahn.server.api.Problem;
import autobahn.server.settings.Settings;
import autobahn.server.store.Database;
import autobahn.server.table.Databases;
import autobahn.server.table.EachDatabase;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ArgumentsSource;

/** Nobody slips in while others are thrown out: what was asked before, and is done after, is refused. */
class AccountSecurityTest {
    private static Database open(Databases databases) {
        return Database.open(new Settings("", 0, databases.fresh(), false, 1));
    }

    @ParameterizedTest
    @ArgumentsSource(EachDatabase.class)
    void aKeyThatIsVoidMakesNoOther(Databases databases) {
        try (Database database = open(databases)) {
            People people = new People(database, Clock.systemUTC());
            String before = Secrets.random();
            Person ann = new Accounts(people, games -> {})
                    .register("Ann", "correct horse", null, before)
                    .orElseThrow();
            Tokens tokens = new Tokens(people);
            assertThat(tokens.make(ann, before, "bot")).isPresent();
            String after = Secrets.random();
            assertThat(new AccountSecurity(people).changePassword(ann, "correct horse", "battery staple", after))
                    .isTrue();
            assertThatThrownBy(() -> tokens.make(ann, before, "bot"))
                    .isInstanceOfSatisfying(
                            Problem.class,
                            problem -> assertThat(problem.status()).isEqualTo(401));
            assertThatThrownBy(() -> new AccountSecurity(people).logOutOthers(ann, before, Secrets.random()))
                    .isInstanceOf(Problem.class);
            assertThat(people.find(after)).isPresent();
            assertThat(tokens.of(ann)).isEmpty();
            assertThat(tokens.make(ann, after, "bot")).isPresent();
        }
    }

    @ParameterizedTest
    @ArgumentsSource(EachDatabase.class)
    void aPasswordComparedBeforeItWasChangedOpensNothing(Databases databases) {
        try (Database database = open(databases)) {
            People people = new People(database, Clock.systemUTC());
            Person ann = new Accounts(people, games -> {})
                    .register("Ann", "correct horse", null, Secrets.random())
                    .orElseThrow();
            StoredPassword compared = database.read(handle -> StoredPassword.byName(handle, "ann"))
                    .orElseThrow();
            assertThat(compared)
                    .isEqualTo(database.read(handle -> StoredPassword.byPerson(handle, ann.id()))
                            .orElseThrow());
            assertThat(database.write(compared::stands)).isTrue();
            AccountSecurity.resetPassword(database, "Ann", "battery staple");
            assertThat(database.write(compared::stands)).isFalse();
        }
    }

    @ParameterizedTest
    @ArgumentsSource(EachDatabase.class)
    void whatIsOpenEndsWithItsKey(Databases databases) {
        try (Database database = open(databases)) {
            People people = new People(database, Clock.systemUTC());
            List<String> ended = new ArrayList<>();
            people.hold(Secrets.random(), () -> ended.add("nobody's"));
            assertThat(ended).containsExactly("nobody's");

            String first = Secrets.random();
            Person ann = new Accounts(people, games -> {})
                    .register("Ann", "correct horse", null, first)
                    .orElseThrow();
            people.hold(first, () -> ended.add("gone by itself")).run();
            people.hold(first, () -> ended.add("void here"));
            String second = Secrets.random();
            new AccountSecurity(people).changePassword(ann, "correct horse", "battery staple", second);
            assertThat(ended).containsExactly("nobody's", "void here");

            ended.clear();
            people.hold(second, () -> ended.add("void elsewhere"));
            AccountSecurity.resetPassword(database, "Ann", "correct horse");
            assertThat(ended).isEmpty();
            people.checkHeld();
            assertThat(ended).contains("void elsewhere");
            assertThat(people.find(second)).isEmpty();
        }
    }
}
