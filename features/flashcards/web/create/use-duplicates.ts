import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { client, queries } from "../api.ts";

const PAUSE = 600;

/** Notes that ask this question already, looked for at each pause of typing. */
export function useDuplicates(question: string): readonly { noteId: string; question: string }[] {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(question.trim()), PAUSE);
    return () => clearTimeout(timer);
  }, [question]);
  const input = { questions: [settled] };
  const { data } = useQuery({
    queryKey: queries.findDuplicates.queryKey({ input }),
    queryFn: ({ signal }) => client.findDuplicates(input, { signal }),
    enabled: settled.length > 3,
    staleTime: 0,
  });
  return settled.length > 3 && data ? data : [];
}
