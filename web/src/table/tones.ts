/** What can be heard at a table. */
export type Sound = 'turn' | 'hit' | 'fall' | 'message'

/** A tone: its pitch in Hertz, which may glide, when it begins and how long it lasts in seconds, and how loud it is. */
interface Tone {
  from: number
  to?: number
  at: number
  lasts: number
  loud: number
}

/** Each sound is made here: nothing has to be fetched for it. */
const TONES: Record<Sound, Tone[]> = {
  turn: [
    { from: 587.33, at: 0, lasts: 0.5, loud: 0.14 },
    { from: 880, at: 0.14, lasts: 0.5, loud: 0.14 },
  ],
  hit: [{ from: 190, to: 62, at: 0, lasts: 0.17, loud: 0.32 }],
  fall: [
    { from: 330, to: 82, at: 0, lasts: 0.75, loud: 0.16 },
    { from: 110, to: 41, at: 0.1, lasts: 0.8, loud: 0.24 },
  ],
  message: [
    { from: 1046.5, at: 0, lasts: 0.16, loud: 0.05 },
    { from: 1318.51, at: 0.08, lasts: 0.22, loud: 0.05 },
  ],
}

/** How long the crack of a blow lasts, in seconds. */
const CRACK = 0.06

let audio: AudioContext | null = null

function context(): AudioContext | null {
  if (typeof AudioContext === 'undefined') return null
  audio ??= new AudioContext()
  // Before anybody has touched the page a browser plays nothing; then there is nothing to be late with, either.
  if (audio.state === 'suspended') void audio.resume().catch(() => undefined)
  return audio
}

/** Plays a sound, from 0 for not at all to 1. */
export function play(sound: Sound, loudness: number): void {
  const out = loudness > 0 ? context() : null
  if (out === null) return
  const begin = out.currentTime + 0.02
  for (const tone of TONES[sound]) sing(out, tone, begin, loudness)
  if (sound === 'hit') crack(out, begin, loudness)
}

function sing(out: AudioContext, { from, to = from, at, lasts, loud }: Tone, begin: number, loudness: number): void {
  const source = out.createOscillator()
  const gain = out.createGain()
  const start = begin + at
  source.type = 'sine'
  source.frequency.setValueAtTime(from, start)
  source.frequency.exponentialRampToValueAtTime(to, start + lasts)
  gain.gain.setValueAtTime(0, start)
  gain.gain.linearRampToValueAtTime(loud * loudness, start + Math.min(0.02, lasts / 8))
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts)
  source.connect(gain).connect(out.destination)
  source.start(start)
  source.stop(start + lasts + 0.05)
}

/** The noise with which a blow lands. */
function crack(out: AudioContext, begin: number, loudness: number): void {
  const length = Math.ceil(out.sampleRate * CRACK)
  const noise = out.createBuffer(1, length, out.sampleRate)
  const points = noise.getChannelData(0)
  for (let i = 0; i < length; i++) points[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2
  const source = out.createBufferSource()
  const gain = out.createGain()
  source.buffer = noise
  gain.gain.value = 0.12 * loudness
  source.connect(gain).connect(out.destination)
  source.start(begin)
}
