// How to lay tables, sit down and move at each of the two servers. Both are spoken to through plain WebSockets, so that
// the load costs the same on either side.
import WebSocket from 'ws';

const socketOptions = { perMessageDeflate: false, skipUTF8Validation: true };

async function post(url, body, token) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) {
    throw new Error(`${url} says ${response.status}: ${await response.text()}`);
  }
  return response.json();
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

function occurrences(data, mark) {
  let found = 0;
  for (let at = data.indexOf(mark); at >= 0; at = data.indexOf(mark, at + mark.length)) {
    found++;
  }
  return found;
}

// boardgame.io speaks Socket.IO: a packet is its type in digits, the namespace, and JSON.
const opened = '40/count,';
const event = '42/count,';
const update = Buffer.from(`${event}["update"`);

class Boardgame {
  constructor(url) {
    this.url = url;
  }

  async lay(number, seats) {
    const { matchID } = await post(`${this.url}/games/count/create`, { numPlayers: seats });
    const table = [];
    for (let seat = 0; seat < seats; seat++) {
      const playerID = String(seat);
      const { playerCredentials } = await post(`${this.url}/games/count/${matchID}/join`, {
        playerID,
        playerName: `p${seat}`,
      });
      const socket = await connect(`${this.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
      socket.on('message', (data) => {
        if (data.length === 1 && data[0] === 0x32) {
          socket.send('3'); // a ping wants a pong
        }
      });
      const welcomed = awaited(socket, (text) => (text.startsWith(opened) ? true : undefined), 'namespace');
      socket.send(opened);
      await welcomed;
      const synced = awaited(socket, (text) => (text.startsWith(`${event}["sync"`) ? true : undefined), 'sync');
      socket.send(event + JSON.stringify(['sync', matchID, playerID, playerCredentials, seats]));
      await synced;
      const action = { type: 'MAKE_MOVE', payload: { type: 'add', args: [], playerID, credentials: playerCredentials } };
      const move = event + JSON.stringify(['update', action, 0, matchID, playerID]);
      table.push({ socket, mayMove: true, move: () => move });
    }
    return table;
  }

  /** How many of the things that a move brings to a seat are in a message. */
  news(data) {
    return data.length > update.length && data.compare(update, 0, update.length, 0, update.length) === 0 ? 1 : 0;
  }

  refused() {
    return undefined;
  }
}

const entry = '{"seq":';
const refusal = /\{"(?:refused|failed)":\{[^}]*\}/;

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

  async lay(number, seats) {
    if (!this.book) {
      const books = await (await fetch(`${this.url}/api/books`)).json();
      this.book = books.find((book) => book.demo).id;
    }
    const referee = await post(`${this.url}/api/tables`, { book: this.book, demo: true, name: 'R' });
    const tokens = [referee];
    for (let seat = 1; seat < seats; seat++) {
      const wanted = { name: `P${seat}`, role: 'player' };
      tokens.push(await post(`${this.url}/api/table/invitations`, wanted, referee.token));
    }
    const table = [];
    for (const { token, seat } of tokens) {
      const socket = await connect(`${this.url.replace('http', 'ws')}/api/socket`);
      const welcome = this.frame(socket, 'welcome');
      const scene = this.frame(socket, 'scene');
      socket.send(JSON.stringify({ hello: { id: 'hello', version: 1, token, since: 0 } }));
      this.families = (await welcome).manner.families;
      table.push({ socket, seat, scene: await scene });
    }
    if (this.what === 'say' || this.what === 'roll') {
      const text = this.what === 'say' ? 'Here I am' : '/r d6';
      for (const chair of table) {
        chair.mayMove = true;
        chair.move = () => JSON.stringify({ say: { id: `m${this.ids++}`, text } });
      }
    } else {
      await this.askNobody(table[0].socket);
      await this.castOut(table, referee.token);
      for (const chair of table) {
        await this.learnCommand(chair);
      }
      // What the Referee does is not always for everyone to see.
      table[0].mayMove &&= !table.slice(1).some((chair) => chair.mayMove);
      if (!table.some((chair) => chair.mayMove)) {
        throw new Error(`nobody at a table of ${this.book} is offered ${this.what}`);
      }
    }
    return table;
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
          token,
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
      chair.mayMove = false;
      return;
    }
    const form = this.frame(chair.socket, 'form');
    chair.socket.send(
      JSON.stringify({ fill: { id: `f${this.ids++}`, command: this.what, filled: offer.filled, chosen: {} } }),
    );
    const { command } = await form;
    chair.mayMove = command !== undefined;
    chair.move = () => JSON.stringify({ act: { id: `m${this.ids++}`, command, mode: 'public' } });
  }

  news(data) {
    return occurrences(data, entry);
  }

  refused(data) {
    // To look for it in the bytes costs the load no more than the other server's messages do.
    return data.includes('{"refused":') || data.includes('{"failed":') ? refusal.exec(data.toString())?.[0] : undefined;
  }
}

export function side(name, url, what, book) {
  return name === 'boardgame.io' ? new Boardgame(url) : new Quintain(url, what, book);
}
