/** Gives the person a JSON file of `data`, named with the day. */
export function downloadJson(data: unknown, name: string, day: string): void {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }),
  );
  const link = document.createElement("a");
  link.href = address;
  link.download = `${name}-${day}.json`;
  document.body.append(link);
  link.click();
  link.remove();
  // Revoked later: some browsers read the address after the click returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
