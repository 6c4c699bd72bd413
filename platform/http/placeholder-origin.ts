/**
 * Stands in the built pages for the address of the installation, which only a running server knows.
 * The name is reserved: it leads nowhere (RFC 6761).
 */
export const PLACEHOLDER_ORIGIN = "https://this-installation.invalid";
