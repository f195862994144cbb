package autobahn.edition;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** An edition is data: its reader knows the data model and JSON, and no rules. */
@AnalyzeClasses(packages = "autobahn.edition", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
    @ArchTest
    static final ArchRule knowsTheDataModelAlone = classes()
            .should()
            .onlyDependOnClassesThat()
            .resideInAnyPackage(
                    "autobahn.edition..", "autobahn.json..", "autobahn.engine.edition..", "java..", "org.jspecify..");
}
