/** Has the compiler write down the shapes of records, so that they become JSON and back without reflection. */
@org.jspecify.annotations.NullMarked
package autobahn.records;
