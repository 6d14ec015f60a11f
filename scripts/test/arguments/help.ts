export const help = `npm test                          everything: static checks, unit, integration and end-to-end tests
npm test -- ideas                 whatever lies in a folder or file that is called so: a service, a remote, a package
npm test -- e2e/search            end-to-end tests by name; starts the product for them
npm test -- src/http/headers.ts   of a source file: the tests that import it
npm test -- -t "50 times"         tests whose own name matches
npm test -- --changed             what differs from main, is not committed or not tracked, and whatever relies on that
npm test -- --watch [name …]      again after each edit; the servers (and the product) keep running
npm test -- --randomize           the tests inside each file in another order, by a seed that is printed
npm test -- --seed 123            in the order of that run
npm test -- --cores 4             as on a machine with four cores; all that there are where nothing is said
npm test -- --list …              only says what would run

Several names may be given. Every run leaves .local/test/report.json (scripts/test/README.md).`;
