// The parts of an address that the rules compare. Rules have no URL: it belongs to browsers and
// servers.

export interface LinkParts {
  /** Lower case, without "www." nor port. */
  host: string;
  /** "/jcms/c_1", empty for a bare host. */
  path: string;
  /** "?id=1", or empty. */
  query: string;
}

export function linkParts(link: string): LinkParts {
  const [, host = "", path = "", query = ""] =
    /^https?:\/\/([^/?#]*)([^?#]*)(\?[^#]*)?/i.exec(link) ?? [];
  return { host: host.toLowerCase().replace(/^www\.|:\d+$/g, ""), path, query };
}
