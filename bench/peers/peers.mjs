// Measures rpg-dice-roller on the expressions given, from text to total with every face.
// Peers.java does the same for Java; keep the two alike.
import { DiceRoll } from '@dice-roller/rpg-dice-roller';

const WARM_UP = 2000;
const WINDOW = 300;
const WINDOWS = 10;

// Keeps results alive, so that nothing is optimised away.
let sink = 0;

function roll(text) {
  const rolled = new DiceRoll(text);
  return rolled.total + rolled.rolls.length;
}

function run(text, millis) {
  const start = performance.now();
  let rolls = 0;
  let now;
  do {
    for (let i = 0; i < 100; i++) {
      sink += roll(text);
    }
    rolls += 100;
    now = performance.now();
  } while (now - start < millis);
  return (rolls * 1000) / (now - start);
}

for (const expression of process.argv.slice(2)) {
  try {
    roll(expression);
  } catch {
    console.log(`rpg-dice-roller\t${expression}\tcannot read it`);
    continue;
  }
  run(expression, WARM_UP);
  const best = Math.max(...Array.from({ length: WINDOWS }, () => run(expression, WINDOW)));
  console.log(`rpg-dice-roller\t${expression}\t${best.toFixed(0)}`);
}
if (sink === 42) {
  console.error();
}
