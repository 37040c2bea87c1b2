/** Lets a message go by itself once there was time to read it. */

/** How long a message can be read, and how often one looks whether somebody does, in milliseconds. */
const READING = 6000;
const LOOK = 250;
const GOING = 400;

/** Calls `leave` after a message was seen long enough: not while nobody looks, nor while somebody points at it or has
 * the focus in it. */
export function fading(leave: () => void, factor: () => number): (message: HTMLElement) => () => void {
  return (message) => {
    let left = READING;
    const timer = setInterval(() => {
      const isRead = document.visibilityState === "visible" && message.checkVisibility({ visibilityProperty: true });
      if (!isRead || message.matches(":hover, :focus-within")) return;
      left -= LOOK;
      if (left > 0) return;
      clearInterval(timer);
      const going = message.animate({ opacity: 0 }, { duration: GOING * factor(), fill: "forwards" });
      going.onfinish = leave;
    }, LOOK);
    return () => clearInterval(timer);
  };
}
