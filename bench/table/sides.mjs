// How to lay tables, sit down and move at each of the two servers. What is laid is a list of seats, each told in bytes
// alone, so that those who play need know nothing of either server and cost the same on either side.
import { request } from 'node:http';
import { text } from 'node:stream/consumers';
import WebSocket from 'ws';

const socketOptions = { perMessageDeflate: false, skipUTF8Validation: true };

// People sit at machines of their own: no server lets one of them lay any number of tables.
const addresses = 100;
let machines = 0;

/** Another of this machine's loopback addresses each time, as if it were another machine. */
function anotherMachine() {
  return `127.0.0.${2 + (machines++ % addresses)}`;
}

function post(url, body, { token, from } = {}) {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
    const asked = request(url, { method: 'POST', headers, localAddress: from }, async (response) => {
      const said = await text(response);
      if (response.statusCode >= 400) {
        reject(new Error(`${url} says ${response.statusCode}: ${said}`));
      } else {
        resolve(JSON.parse(said));
      }
    });
    asked.on('error', reject);
    asked.end(JSON.stringify(body));
  });
}

function connect(url) {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url, socketOptions);
    socket.on('open', () => resolve(socket));
    socket.on('error', reject);
  });
}

/** Waits for the message that `wanted` makes something of, and gives that. */
function awaited(socket, wanted, what) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`no ${what} within 20 s`)), 20_000);
    const listen = (data) => {
      const found = wanted(String(data));
      if (found !== undefined) {
        clearTimeout(timer);
        socket.off('message', listen);
        resolve(found);
      }
    };
    socket.on('message', listen);
  });
}

// boardgame.io speaks Socket.IO: a packet is its type in digits, the namespace, and JSON.
const opened = '40/count,';
const event = '42/count,';

class Boardgame {
  constructor(url) {
    this.url = url;
  }

  async lay(seats) {
    const from = anotherMachine();
    const { matchID } = await post(`${this.url}/games/count/create`, { numPlayers: seats }, { from });
    const table = [];
    for (let seat = 0; seat < seats; seat++) {
      const playerID = String(seat);
      const joining = { playerID, playerName: `p${seat}` };
      const { playerCredentials } = await post(`${this.url}/games/count/${matchID}/join`, joining, { from });
      const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID, credentials: playerCredentials } };
      table.push({
        path: '/socket.io/?EIO=4&transport=websocket',
        news: `${event}["update"`,
        ping: '2',
        pong: '3',
        move: [event + JSON.stringify(['update', action, 0, matchID, playerID]), ''],
        greeting: [
          [opened, opened],
          [event + JSON.stringify(['sync', matchID, playerID, playerCredentials, seats]), `${event}["sync"`],
        ],
      });
    }
    return table;
  }
}

// A move's number goes where this stands.
const moveNumber = '<number>';

const hello = (token) => JSON.stringify({ hello: { id: 'hello', version: 3, token, since: 0 } });

class Quintain {
  /**
   * @param what `say` for a line of chat, `roll` for free dice, or the name of a command that the book offers
   * @param book its id; without one, the first that has a ready scene
   */
  constructor(url, what, book) {
    this.url = url;
    this.what = what;
    this.book = book;
    this.ids = 0;
  }

  async lay(seats) {
    if (!this.book) {
      const books = await (await fetch(`${this.url}/api/books`)).json();
      this.book = books.find((book) => book.demo).id;
    }
    const from = anotherMachine();
    const referee = await post(`${this.url}/api/tables`, { book: this.book, demo: true, name: 'R' }, { from });
    const tokens = [referee];
    for (let seat = 1; seat < seats; seat++) {
      const wanted = { name: `P${seat}`, role: 'player' };
      tokens.push(await post(`${this.url}/api/table/invitations`, wanted, { token: referee.token, from }));
    }
    const moves =
      this.what === 'say' || this.what === 'roll'
        ? tokens.map(() => ({ say: { id: moveNumber, text: this.what === 'say' ? 'Here I am' : '/r d6' } }))
        : await this.learnMoves(tokens);
    return tokens.map(({ token }, at) => ({
      path: '/api/socket',
      news: '{"seq":',
      ping: '',
      pong: '',
      move: moves[at] ? JSON.stringify(moves[at]).split(moveNumber) : ['', ''],
      greeting: [[hello(token), '{"scene":']],
    }));
  }

  /** What each seat says to do what the book offers it; undefined for those who do nothing. */
  async learnMoves(tokens) {
    const table = [];
    for (const { token, seat } of tokens) {
      const socket = await connect(`${this.url.replace('http', 'ws')}/api/socket`);
      const welcome = this.frame(socket, 'welcome');
      const scene = this.frame(socket, 'scene');
      socket.send(hello(token));
      this.families = (await welcome).manner.families;
      table.push({ socket, seat, scene: await scene });
    }
    await this.askNobody(table[0].socket);
    await this.castOut(table, tokens[0].token);
    const moves = [];
    for (const chair of table) {
      moves.push(await this.learnCommand(chair));
    }
    table.forEach(({ socket }) => socket.close());
    // What the Referee does is not always for everyone to see.
    if (moves.slice(1).some(Boolean)) {
      moves[0] = undefined;
    }
    if (!moves.some(Boolean)) {
      throw new Error(`nobody at a table of ${this.book} is offered ${this.what}`);
    }
    return moves;
  }

  frame(socket, kind) {
    return awaited(
      socket,
      (text) => JSON.parse(text).find((frame) => frame[kind] || frame.refused || frame.failed),
      kind,
    ).then((frame) => {
      if (!frame[kind]) {
        throw new Error(JSON.stringify(frame));
      }
      return frame[kind];
    });
  }

  /** Lets the table go on by itself wherever it would ask somebody. */
  async askNobody(referee) {
    const settings = [{}, ...Object.keys(this.families).map((family) => ({ family }))];
    for (const setting of settings) {
      const done = this.frame(referee, 'done');
      referee.send(JSON.stringify({ 'turn-dial': { id: `d${this.ids++}`, ...setting, setting: 'automatic' } }));
      await done;
    }
  }

  /** Hands the characters of the scene to the players, one each as far as they go. */
  async castOut(table, token) {
    const [referee, ...players] = table;
    const own = referee.scene.roster.filter((figure) => figure.seat !== referee.seat && !figure.out);
    for (const [i, player] of players.entries()) {
      if (i < own.length && own[i].seat !== player.seat) {
        const { command } = await post(
          `${this.url}/api/table/commands/handing`,
          { id: own[i].id, seat: player.seat },
          { token },
        );
        const done = this.frame(referee.socket, 'done');
        referee.socket.send(JSON.stringify({ act: { id: `h${this.ids++}`, command, mode: 'public' } }));
        await done;
      }
    }
  }

  async learnCommand(chair) {
    const offers = this.frame(chair.socket, 'offers');
    chair.socket.send(JSON.stringify({ ask: { id: `a${this.ids++}` } }));
    const offer = (await offers).offers.find((offered) => offered.command === this.what && !offered.blocked);
    if (!offer) {
      return undefined;
    }
    const form = this.frame(chair.socket, 'form');
    chair.socket.send(
      JSON.stringify({ fill: { id: `f${this.ids++}`, command: this.what, filled: offer.filled, chosen: {} } }),
    );
    const { command } = await form;
    return command && { act: { id: moveNumber, command, mode: 'public' } };
  }
}

export function side(name, url, what, book) {
  return name === 'boardgame.io' ? new Boardgame(url) : new Quintain(url, what, book);
}
