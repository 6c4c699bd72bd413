declare module "virtual:nav-texts/*" {
  const texts: Record<string, Record<string, string>>;
  export default texts;
}
