/** Where the tables are in the private files of this browser, and whether they are still there. */

export const FOLDER = "orbis";
export const DATABASE = "orbis.sqlite";

type Root = Pick<FileSystemDirectoryHandle, "getDirectoryHandle">;

/** Whether the tables that were there are gone: somebody has cleared the data of the page, or the browser has. */
export async function areDeleted(root: () => Promise<Root> = () => navigator.storage.getDirectory()): Promise<boolean> {
  try {
    await (await (await root()).getDirectoryHandle(FOLDER)).getFileHandle(DATABASE);
    return false;
  } catch (error) {
    return error instanceof DOMException && error.name === "NotFoundError";
  }
}
