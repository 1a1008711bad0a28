/** The tables on which this browser's person prepares scenes, and what for. They are kept in this browser only. */
export interface Workshop {
  /** The table that the scene is for. */
  of: string
  /** The key of the scene that is prepared anew; empty for a new one. */
  scene: string
  title: string
}

const PREFIX = 'quintain.workshop.'

export function keepWorkshop(table: string, workshop: Workshop, storage: Storage = localStorage): void {
  storage.setItem(PREFIX + table, JSON.stringify(workshop))
}

export function workshopOf(table: string, storage: Storage = localStorage): Workshop | null {
  try {
    const kept = JSON.parse(storage.getItem(PREFIX + table) ?? 'null') as Partial<Workshop> | null
    if (typeof kept?.of !== 'string' || kept.of === '') return null
    return { of: kept.of, scene: kept.scene ?? '', title: kept.title ?? '' }
  } catch {
    return null
  }
}

export function closeWorkshop(table: string, storage: Storage = localStorage): void {
  storage.removeItem(PREFIX + table)
}

/** What pages of the journal that belong to a scene are about. */
export function sceneTopic(key: string): string {
  return `scene:${key}`
}
