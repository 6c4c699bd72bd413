// What the build writes for the server: the address of every page, as the router has them.
import { ANY_PATH } from "./not-found-route.ts";
import { router } from "./router.tsx";

export const routePaths = (): string[] =>
  Object.keys(router.routesByPath).filter((path) => path !== ANY_PATH);
