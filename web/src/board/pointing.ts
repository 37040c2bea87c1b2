/** What is pointed at: by the mouse or by the focus, whichever was used last.
 *
 * Where the table changes under a mouse that rests, browsers tell of it as if the mouse had come or gone. After a key
 * that means nothing: only a mouse that has moved points again.
 */

interface Pointer {
  readonly kind: "mouse" | "focus";
  readonly point: (pointed: boolean) => void;
}

type Spot = Pick<MouseEvent, "screenX" | "screenY">;

/** What points now, if anything. */
let pointer: Pointer | null = null;
/** Whether a key was used since the mouse was moved last. */
let byKeys = false;
let mouseAt: Spot | null = null;

function begin(next: Pointer): void {
  if (pointer === next) return;
  pointer?.point(false);
  pointer = next;
  next.point(true);
}

function end(last: Pointer): void {
  if (pointer !== last) return;
  pointer = null;
  last.point(false);
}

/** A key was pressed. */
export function useKeys(): void {
  byKeys = true;
}

/** The mouse is somewhere; whether it has moved there. */
export function useMouse({ screenX, screenY }: Spot): void {
  if (mouseAt?.screenX !== screenX || mouseAt.screenY !== screenY) byKeys = false;
  mouseAt = { screenX, screenY };
}

/** What lies under the mouse is no longer meant: something was chosen by a key. */
export function leaveMouse(): void {
  if (pointer?.kind === "mouse") end(pointer);
}

/** The handlers of a thing that can be pointed at. */
export function pointing(point: (pointed: boolean) => void) {
  const mouse: Pointer = { kind: "mouse", point };
  const focus: Pointer = { kind: "focus", point };
  const over = (event: MouseEvent) => {
    useMouse(event);
    if (!byKeys) begin(mouse);
  };
  return {
    onmouseenter: over,
    onmousemove: over,
    onmouseleave: () => end(mouse),
    // A click focuses, too; then the mouse points already.
    onfocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget instanceof Element && currentTarget.matches(":focus-visible")) begin(focus);
    },
    onblur: () => end(focus),
  };
}
