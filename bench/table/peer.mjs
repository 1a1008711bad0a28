// A boardgame.io server with the smallest game there is: whoever is at the table adds one to a number.
// It keeps matches in memory, which is its default. Undo is off, because with it every move of a long match is slower.
import server from 'boardgame.io/dist/cjs/server.js';
import core from 'boardgame.io/dist/cjs/core.js';

const count = {
  name: 'count',
  setup: () => ({ number: 0 }),
  disableUndo: true,
  turn: { activePlayers: core.ActivePlayers.ALL },
  moves: {
    add: {
      move: ({ G }) => {
        G.number++;
      },
      // Seats act when they like, not in turn, so nobody waits for having seen the last move.
      ignoreStaleStateID: true,
    },
  },
};

server
  .Server({ games: [count], origins: ['http://127.0.0.1'] })
  .run({ port: Number(process.argv[2]) });
