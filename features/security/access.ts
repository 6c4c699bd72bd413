import type { AccessRows } from "#platform/feature/access.ts";

export const access: AccessRows = {
  procedures: {
    validateUserInput: ["POST /api/rpc/validate_user_input", "visitor"],
    checkRateLimitEnhanced: ["POST /api/rpc/check_rate_limit_enhanced", "person"],
    checkApiRateLimit: ["POST /api/rpc/check_api_rate_limit", "person"],
    monitorSecurityEvents: ["POST /api/rpc/monitor_security_events", "person"],
    logSecurityEvent: ["POST /api/rpc/log_security_event", "visitor"],
    logSecurityEventSecure: ["POST /api/rpc/log_security_event_secure", "visitor"],
    reportClientError: ["POST /api/client_errors", "visitor"],
    listEvents: ["GET /api/admin/security_events", "admin"],
    installationThreat: ["GET /api/admin/threat_level", "admin"],
    listErrorReports: ["GET /api/admin/error_reports", "admin"],
    errorReport: ["GET /api/admin/error_reports/{id}", "admin"],
    handleErrorReport: ["POST /api/admin/error_reports/{id}/handled", "admin"],
  },
};
