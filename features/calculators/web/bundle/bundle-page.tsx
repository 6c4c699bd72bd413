import { useParams } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { LoadedPage } from "../loaded-page.tsx";
import { BundleView } from "./bundle-view.tsx";
import { loadBundle } from "./load-bundle.ts";

export function BundlePage() {
  const { t } = useTranslation("calculators");
  const { bundleId } = useParams({ from: "/_app/calculator/reason/$bundleId" });
  const missing = { title: t("bundle.notFound"), body: t("bundle.notFoundBody") };
  return (
    <LoadedPage name="bundle" id={bundleId} missing={missing} load={loadBundle}>
      {(loaded, language) => <BundleView key={bundleId} loaded={loaded} language={language} />}
    </LoadedPage>
  );
}
