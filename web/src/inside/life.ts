/** The life of a worker: it holds a lock, which the browser gives to whoever waits for it once the worker is gone. */

type Locks = Pick<LockManager, "request">;

/** Hold a lock as long as this worker lives; resolves once it is held. */
export async function live(lock: string, locks: Locks | undefined = navigator.locks): Promise<void> {
  // Without locks, nobody can tell.
  if (locks === undefined) return;
  await new Promise<void>((resolve) => {
    void locks.request(lock, () => {
      resolve();
      return new Promise<void>(() => undefined);
    });
  });
}

/** Resolves when the worker that holds a lock is gone. */
export async function death(lock: string, locks: Locks | undefined = navigator.locks): Promise<void> {
  await (locks?.request(lock, () => undefined) ?? new Promise(() => undefined));
}

/** A lock that no other worker has. */
export const newLock = () => `orbis-life-${crypto.randomUUID()}`;
