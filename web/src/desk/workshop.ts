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

const KEPT = 'quintain.kept.'

/** Remembers on the way home which scene was kept for a table. */
export function tellKept(table: string, title: string, storage: Storage = sessionStorage): void {
  storage.setItem(KEPT + table, title)
}

/** The scene that was just kept for a table; told once. */
export function takeKept(table: string, storage: Storage = sessionStorage): string | null {
  const title = storage.getItem(KEPT + table)
  storage.removeItem(KEPT + table)
  return title
}

/** What pages of the journal that belong to a scene are about. */
export function sceneTopic(key: string): string {
  return `scene:${key}`
}
