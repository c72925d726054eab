import axios from 'axios';

let noted: string[] = [];

/**
 * From here on no call is sent: its address is noted, and it waits forever. For pages that are
 * rendered ahead; has to be called before the first call.
 */
export function noteRequests(): void {
  axios.defaults.adapter = (config) => {
    noted.push(axios.getUri(config));
    return new Promise(() => {});
  };
}

/** The addresses that were noted since the last time. */
export function takeNoted(): string[] {
  const taken = noted;
  noted = [];
  return taken;
}
