// boardgame.io's own server, as its documentation starts it: FlatFile, the lobby on a port of its own.
import { type Answer, type Game, isOver, type Match, play, type Seat, start } from '@thameside/kernel';
import { requireBeside } from '../playouts/beside.ts';
import { BENCHES } from '../titles.ts';

const { Server, FlatFile } = requireBeside('boardgame.io/server') as {
  Server(config: object): { run(config: object): Promise<unknown> };
  FlatFile: new (config: object) => object;
};
const { ActivePlayers } = requireBeside('boardgame.io/core') as { ActivePlayers: { ALL: object } };

type Given = readonly (readonly [Seat, Answer])[];
interface Begin {
  readonly seed: string;
  readonly options: Record<string, string>;
  readonly begun: Given;
}
const asTheirs = (game: Game) => ({
  name: game.id,
  disableUndo: true,
  setup: ({ ctx }: { ctx: { numPlayers: number } }, { options, seed, begun }: Begin) => {
    const match = start(game, ctx.numPlayers, options, seed);
    for (const [seat, answer] of begun) play(game, match, seat, answer);
    return match;
  },
  turn: { activePlayers: ActivePlayers.ALL },
  moves: {
    answer: {
      move: ({ G }: { G: Match }, given: Given) => {
        for (const [seat, answer] of given) play(game, G, seat, answer);
      },
      ignoreStaleStateID: true,
    },
  },
  endIf: ({ G }: { G: Match }) => (isOver(G) ? true : undefined),
  // what a seat may see, as its game builds it
  playerView: ({ G, playerID }: { G: Match; playerID: string | null }) =>
    game.view(G.s, playerID === null ? null : Number(playerID)),
});

const server = Server({
  games: BENCHES.map(({ title }) => asTheirs(title.game)),
  db: new FlatFile({ dir: process.env.DATA_DIR }),
  origins: ['http://127.0.0.1'],
});
const [port, apiPort] = [Number(process.env.PORT), Number(process.env.LOBBY_PORT)];
await server.run({ port, lobbyConfig: { apiPort } });
process.on('SIGTERM', () => process.exit(0));
console.log(`ready ${port}`);
