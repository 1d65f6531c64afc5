import type { IncomingHttpHeaders } from 'node:http';

/** The name by which the filling of the demonstration makes itself known to the engines, as its SDK's own setting. */
export const FILLING_NAME = { AWS_SDK_UA_APP_ID: 'riempimento' };

/**
 * True of a request of the filling. What it writes is there for everybody and outlives the program; only if the machine itself dies may the last of it be missing, until
 * a write of somebody else makes all before it durable.
 */
export const isOfFilling = (headers: IncomingHttpHeaders): boolean =>
  headers['user-agent']?.split(' ').includes(`app/${FILLING_NAME.AWS_SDK_UA_APP_ID}`) === true;
