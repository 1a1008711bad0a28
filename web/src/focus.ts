/** Where whoever uses the keyboard is when they are at nothing in particular: at what the page is for. */
const HOME = 'main'

/** Whether whoever sits here is at nothing that they could be torn from. */
export function isAtNothing(): boolean {
  const at = document.activeElement
  return at === null || at === document.body || at.matches(HOME)
}

const canHold = (element: Element) => element.isConnected && !element.matches(':disabled')

/**
 * Brings the focus back to the page when what had it goes away: a form that is sent, a question that is answered.
 * Whoever lets go of it on purpose is left alone.
 *
 * @returns what ends it
 */
export function keepFocus(): () => void {
  let held: Element | null = document.activeElement
  const look = () => {
    if (document.activeElement !== document.body || held === null || canHold(held)) return
    document.querySelector<HTMLElement>(HOME)?.focus({ preventScroll: true })
  }
  const take = () => {
    held = document.activeElement
  }
  const release = ({ target }: FocusEvent) => {
    // What is about to go away is still there while it tells that it lost the focus.
    setTimeout(() => {
      if (held === target && target instanceof Element && canHold(target)) held = null
      else look()
    })
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] })
  document.addEventListener('focusin', take)
  document.addEventListener('focusout', release)
  return () => {
    watch.disconnect()
    document.removeEventListener('focusin', take)
    document.removeEventListener('focusout', release)
  }
}
