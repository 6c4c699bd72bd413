import { IconHeartbeat, IconListCheck, IconSchool, IconUsers } from "@tabler/icons-react";

/** The icons of the entries that this feature lends, by the name they have there. */
export const icons = {
  questions: IconListCheck,
  heartbeat: IconHeartbeat,
  school: IconSchool,
  users: IconUsers,
};
