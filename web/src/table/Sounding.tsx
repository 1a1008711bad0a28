import { Switch } from 'radix-ui'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Dialog } from '../components/Dialog'
import { useTable } from '../components/TableDoor'
import { useBell } from './bell'
import { keptSounds, useSounds } from './hearing'
import { useScreen, useScreenStore } from './screen'
import { hasFallen, HEARD, OneAtATime, soundOf } from './sounds'
import type { Heard } from './sounds'
import { play } from './tones'
import { t } from '../words/words'
import './Sounding.css'

/** Lets what happens at the table be heard, as far as whoever sits here wants to. */
export function Sounding(): ReactNode {
  const { store } = useTable()
  const one = useRef(new OneAtATime())
  useEffect(() => {
    const hear = (sound: Heard) => {
      const wanted = keptSounds()
      if (wanted[sound] && one.current.lets(sound, performance.now())) play(sound, wanted.loud)
    }
    return store.subscribe((now, before) => {
      // What was there before somebody sat down is no news.
      if (!before.settled || !now.settled) return
      if (now.entries !== before.entries) {
        const heard = before.entries.at(-1)?.seq ?? 0
        const fresh = now.entries.filter((entry) => entry.seq > heard)
        const sound = soundOf(fresh, now.me?.seat ?? '')
        if (sound !== null) hear(sound)
      }
      if (now.roster !== before.roster && hasFallen(before.roster, now.roster)) hear('fall')
      if (now.arrived.length > before.arrived.length) hear('message')
    })
  }, [store])
  return null
}

/** What is heard at the table; each person sets it for themselves. */
export function SoundSwitches(): ReactNode {
  const [bell, setBell] = useBell()
  const [sounds, keep] = useSounds()
  const turn = (which: Heard, wanted: boolean) => {
    keep({ ...sounds, [which]: wanted })
    if (wanted) play(which, sounds.loud)
  }
  return (
    <>
      <p className="label">{t.table.whenWaits}</p>
      <Line
        says={t.table.aSound}
        on={bell.sound}
        turn={(sound) => {
          setBell({ ...bell, sound })
          if (sound) play('turn', sounds.loud)
        }}
      />
      <Line says={t.table.vibration} on={bell.vibration} turn={(vibration) => setBell({ ...bell, vibration })} />
      <p className="label">{t.table.whatIsHeard}</p>
      {HEARD.map((which) => (
        <Line key={which} says={t.table.heard[which]} on={sounds[which]} turn={(wanted) => turn(which, wanted)} />
      ))}
      <label className="sounds-loud">
        <span>{t.table.howLoud}</span>
        <input
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={sounds.loud}
          onChange={(event) => keep({ ...sounds, loud: Number(event.target.value) })}
          onPointerUp={() => play('message', keptSounds().loud)}
          onKeyUp={() => play('message', keptSounds().loud)}
        />
      </label>
    </>
  )
}

function Line({ says, on, turn }: { says: string; on: boolean; turn: (wanted: boolean) => void }): ReactNode {
  return (
    <label className="sounds-line">
      <span>{says}</span>
      <Switch.Root className="toggle" checked={on} aria-label={says} onCheckedChange={turn}>
        <Switch.Thumb className="toggle-thumb" />
      </Switch.Root>
    </label>
  )
}

/** The same switches where no turns are taken, from the palette, the dice and the phone's menu. */
export function SoundsDialog(): ReactNode {
  const open = useScreen((state) => state.sounds)
  const screen = useScreenStore()
  return (
    <Dialog
      open={open}
      onOpenChange={(sounds) => screen.setState({ sounds })}
      title={t.table.sounds}
      lede={t.table.soundsSay}
    >
      <SoundSwitches />
    </Dialog>
  )
}
