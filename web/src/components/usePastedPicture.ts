import { useEffect, useEffectEvent } from 'react'

/** Takes a picture that is pasted anywhere on the page. */
export function usePastedPicture(take: (picture: File) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = [...(event.clipboardData?.files ?? [])].find((each) => each.type.startsWith('image/'))
    if (file === undefined) return
    event.preventDefault()
    take(file)
  })
  useEffect(() => {
    const hear = (event: ClipboardEvent) => paste(event)
    window.addEventListener('paste', hear)
    return () => window.removeEventListener('paste', hear)
  }, [])
}
