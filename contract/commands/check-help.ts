/** Findings in the terminal, the worst first; more of them are a page's. */
export const MOST_SHOWN = 20;
/** What `--help` prints. */
export const HELP = `contract:check --url URL

Holds a running server to an OpenAPI 3.0 or 3.1 document: sends its examples, every keyword of its inputs both
ways, unknown ids, other methods, bodies that cannot be read, requests without credentials, and checks each answer.

  --url URL            the server, with the path that the contract's paths follow
  --contract FILE|URL  the contract; openapi/dist/openapi.yaml when left out
  --adapter FILE       signs people up and makes requests that must succeed
  --init FILE          writes an adapter to begin with, and ends
  --token TOKEN        a person's token, instead of an adapter; sent where the contract's security schemes want it
  --other-token TOKEN  a second person's, who must not reach what is the first one's
  --header 'NAME: V'   another header that signs in; may be given several times
  --workflows FILE|URL workflows in Arazzo 1.0 to run; may be given several times; openapi/workflows for our contract
  --only TEXT          only operations that have TEXT in method, path or operationId, and the workflow of that id;
                       may be given several times
  --seed NUMBER        repeats a run; 1 when left out
  --reasons FILE       fails on what was not reached without a reason in FILE, and on reasons without need; sends
                       everything, as --all does
  --all                sends every request in its own phase, and not first as many as a person may send
  --rate NUMBER        requests a second at most
  --bail               ends after the first phase that finds something
  --strict             fails on what deserves a look, too
  --full               prints every violation and every row; without it the worst ${MOST_SHOWN} and what stands out
  --json               print JSON instead of text
  --junit FILE         write JUnit XML as well
  --html FILE          write a page as well
  --checks             list every check with its reason

Exit codes: 0 the contract is kept, 1 violations, 2 wrong use, 3 the server or the contract cannot be reached,
4 the contract cannot be read, 5 the adapter or the token failed, 130 interrupted.
`;
