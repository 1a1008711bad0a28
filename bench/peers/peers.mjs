// Measures rpg-dice-roller on one expression, to the total with every face: from the text each time, or reading the text
// once and rolling what was read again and again (`roll()` of a DiceRoll uses what its constructor has parsed).
// Takes what is rolled (`text` or `parsed`) and the expression. Peers.java does the same for Java; keep the two alike.
import { DiceRoll } from '@dice-roller/rpg-dice-roller';

const WARM_UP = 2000;
const WINDOW = 300;
const WINDOWS = 10;

// Keeps results alive, so that nothing is optimised away.
let sink = 0;

// The total, with every face looked at; what is no dice among the results is a sign or a number.
function read(rolled) {
  let sum = rolled.total;
  for (const dice of rolled.rolls) {
    if (dice.rolls) {
      for (const die of dice.rolls) {
        sum += die.initialValue;
      }
    }
  }
  return sum;
}

const readings = {
  text: (text) => () => read(new DiceRoll(text)),
  parsed: (text) => {
    const rolled = new DiceRoll(text);
    return () => {
      rolled.roll();
      return read(rolled);
    };
  },
};

function run(roll, millis) {
  const start = performance.now();
  let rolls = 0;
  let now;
  do {
    for (let i = 0; i < 100; i++) {
      sink += roll();
    }
    rolls += 100;
    now = performance.now();
  } while (now - start < millis);
  return (rolls * 1000) / (now - start);
}

function measure(reading, expression) {
  let roll;
  try {
    roll = reading(expression);
    roll();
  } catch {
    return 'cannot read it';
  }
  run(roll, WARM_UP);
  return Math.max(...Array.from({ length: WINDOWS }, () => run(roll, WINDOW))).toFixed(0);
}

const [rolled, expression] = process.argv.slice(2);
console.log(`rpg-dice-roller\t${rolled}\t${expression}\t${measure(readings[rolled], expression)}`);
if (sink === 42) {
  console.error();
}
