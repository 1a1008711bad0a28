import { useCallback, useEffect } from 'react'
import { useScreen, useScreenStore } from './screen'

/** Whether the scene has the screen to itself, and how to turn that. */
export function useStage(): [boolean, () => void] {
  const screen = useScreenStore()
  const stage = useScreen((state) => state.stage)
  const turn = useCallback(() => {
    const next = !screen.getState().stage
    screen.setState(next ? { stage: true, tab: 'scene' } : { stage: false })
    // Where a browser does not let go of its own bars, the page alone has to do.
    if (next && document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined)
    else if (!next && document.fullscreenElement !== null) void document.exitFullscreen()
  }, [screen])
  return [stage, turn]
}

/** Whoever leaves the full screen by the browser's own key leaves the stage as well. */
export function useStageLeft(): void {
  const screen = useScreenStore()
  useEffect(() => {
    const look = () => document.fullscreenElement === null && screen.setState({ stage: false })
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [screen])
}
