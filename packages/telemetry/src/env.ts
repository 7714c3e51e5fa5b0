/** Where OpenTelemetry's SDK looks for its variables by itself. */
export const environment = process.env;
