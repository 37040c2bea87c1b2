/** Games on their way to a server: how many have gone, and what became of them. */

import type { Server } from "../net/server";
import { OF_IDENTITY_ON_SERVER } from "../services/keptKeys";
import { bring, gamesIn, introduceTo, NoGames, type Introduced, type Report } from "./bring";

export class Bringing {
  games = $state(0);
  number = $state(0);
  report = $state.raw<Report | null>(null);

  constructor(private readonly server: Server) {}

  /** Bring what is in an archive; a newcomer gets a name. Raises `NoGames` if nothing is in it. */
  async run(content: Uint8Array, name: string): Promise<Introduced> {
    [this.games, this.number, this.report] = [0, 0, null];
    const games = gamesIn(content);
    if (games.length === 0) throw new NoGames();
    const introduced = await introduceTo(this.server, name, localStorage.getItem(OF_IDENTITY_ON_SERVER.suggested));
    this.games = games.length;
    try {
      this.report = await bring(games, this.server, (number) => (this.number = number));
    } finally {
      this.games = 0;
    }
    return introduced;
  }
}
