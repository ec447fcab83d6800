import { Enter, Entered, HttpError, MadeRoom, MakeRoom, PROTOCOL } from '@thameside/protocol/rooms';
import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';

const json = (schema: GenericSchema) => ({
  content: { 'application/json': { schema: toJsonSchema(schema, { errorMode: 'ignore' }) } },
});
const post = (summary: string, body: GenericSchema, reply: GenericSchema) => ({
  post: {
    summary,
    requestBody: { required: true, ...json(body) },
    responses: {
      200: { description: 'Done.', ...json(reply) },
      default: { description: 'Refused; nothing has changed.', ...json(HttpError) },
    },
  },
});
const get = (summary: string) => ({ get: { summary, responses: { 200: { description: 'Here it is.' } } } });

let known: object | undefined;
/** What can be asked by HTTP, made from the schemas that check it. */
export function openApi(): object {
  known ??= {
    openapi: '3.1.0',
    info: { title: 'Thameside', version: String(PROTOCOL) },
    paths: {
      '/api/enter': post('Become a guest, take a name, use a code.', Enter, Entered),
      '/api/rooms': post('Make a table.', MakeRoom, MadeRoom),
      '/api/info': get('Which protocol and build this is.'),
      '/healthz': get('Whether all is well; 503 if not.'),
      '/metrics': get('Numbers, as Prometheus reads them.'),
    },
  };
  return known;
}
