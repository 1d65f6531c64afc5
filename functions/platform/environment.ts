export type Environment = Readonly<Record<string, string | undefined>>;

/** A setting that must be there. @throws when it is absent: the deployment is wrong, not the request. */
export const setting = (env: Environment, name: string): string => {
  const value = env[name];
  if (value === undefined || value === '') throw new Error(`Environment variable ${name} is missing`);
  return value;
};
