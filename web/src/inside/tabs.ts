/** One tab at a time has the tables of this browser; another one may take them over. */

const LOCK = "orbis-tables";
/** How long a page that is just being closed or loaded again may keep them, in milliseconds. */
const PATIENCE = 1500;

type Locks = Pick<LockManager, "request">;

/**
 * Have the tables, until `onlost` is called: another tab has taken them. Resolves to whether one has them now: without
 * `force`, not if another tab does.
 */
export async function claimTables(
  onlost: () => void,
  force: boolean,
  locks: Locks | undefined = navigator.locks,
  patience = PATIENCE,
): Promise<boolean> {
  // Without locks, the files themselves are the only ones who say it.
  if (locks === undefined) return true;
  return new Promise((resolve) => {
    let isHeld = false;
    const hold = () => {
      isHeld = true;
      resolve(true);
      return new Promise<void>(() => undefined);
    };
    const options = force ? { steal: true } : { signal: AbortSignal.timeout(patience) };
    locks.request(LOCK, options, hold).catch(() => (isHeld ? onlost() : resolve(false)));
  });
}
