import { expect, it } from 'vitest'
import type { Panel } from '../protocol'
import { thingsOn } from './things'

it('finds scores, what is carried and skills on a sheet, each once', () => {
  const panels: Panel[] = [
    {
      id: 'maren',
      title: 'Maren',
      subject: 'maren',
      items: [
        { score: { label: 'STR', value: 12, parts: [] } },
        { track: { label: 'HP', now: 3, most: 4 } },
        {
          slots: {
            label: 'slots',
            used: 3,
            room: 10,
            held: [
              { name: 'Axe', slots: 1, where: 'in hand', detail: 'd6' },
              { name: 'Torch', slots: 1, where: 'stowed', detail: '' },
              { name: 'Torch', slots: 1, where: 'stowed', detail: '' },
            ],
          },
        },
        { prose: { label: '', text: 'Once a miller.' } },
        { prose: { label: 'Lunge', text: 'A long step.' } },
      ],
    },
  ]
  expect(thingsOn(panels)).toEqual(['STR', 'Axe', 'Torch', 'Lunge'])
})
