/** Where the tables are in the private files of this browser, and whether they are still there. */

export const FOLDER = "orbis";
export const DATABASE = "orbis.sqlite";

type Root = Pick<FileSystemDirectoryHandle, "getDirectoryHandle">;

/** How long the browser may take to open its folder, in milliseconds. */
const PATIENCE = 20_000;

/** The browser cannot keep files until it is closed once: their folder was deleted while they were open. */
export class Unsettled extends Error {}

const isNamed = (error: unknown, ...names: string[]) => error instanceof DOMException && names.includes(error.name);

/** Whether the tables that were there are gone: somebody has cleared the data of the page, or the browser has. */
export async function areDeleted(root: () => Promise<Root> = () => navigator.storage.getDirectory()): Promise<boolean> {
  try {
    await (await (await root()).getDirectoryHandle(FOLDER)).getFileHandle(DATABASE);
    return false;
  } catch (error) {
    // The other one comes when something was written since.
    return isNamed(error, "NotFoundError", "InvalidStateError");
  }
}

/** What is used of a folder that may be empty. */
type Emptied = FileSystemDirectoryHandle & { remove?: () => Promise<void> };

/**
 * The folder of this browser's files; `Unsettled` if nothing that is written there would last.
 *
 * Where data was cleared while files were open, Chromium goes on with a list of files that is on no disk: all is there
 * until the browser is closed, and nothing after it. A list that is made anew lasts, and so an empty folder is removed.
 */
export async function lastingRoot(
  root: () => Promise<Emptied> = () => navigator.storage.getDirectory(),
  patience = PATIENCE,
): Promise<FileSystemDirectoryHandle> {
  let isLate = false;
  const opened = async () => {
    const found = await root();
    // Chromium removes this folder with all that is in it.
    if (found.remove === undefined || (await found.keys().next()).done !== true || isLate) return found;
    try {
      await found.remove();
    } catch (error) {
      if (isNamed(error, "InvalidStateError")) throw error;
      // Whoever is new here can begin in a folder that cannot be removed.
      return found;
    }
    return root();
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      reject(new Unsettled("no answer"));
    }, patience);
  });
  try {
    return await Promise.race([opened(), late]);
  } catch (error) {
    throw isNamed(error, "InvalidStateError") ? new Unsettled((error as DOMException).message) : error;
  } finally {
    clearTimeout(timer);
  }
}
