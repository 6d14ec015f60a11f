import type { EventName, Events } from '@ideabox/protos';
import { protoRoot } from '@ideabox/protos';
import protobuf from 'protobufjs';

const roots = new Map<string, protobuf.Root>();

const typeOf = (name: EventName): protobuf.Type => {
  const [service, version] = name.split('.');
  const file = `${protoRoot}ideabox/${service}/${version}/events.proto`;
  const root = roots.get(file) ?? new protobuf.Root().loadSync(file, { keepCase: true });
  roots.set(file, root);
  return root.lookupType(`ideabox.${name}`);
};

/**
 * A fact as it is on the wire (proto3 JSON, original field names) as its message, defaults filled in.
 * @throws SyntaxError or TypeError when it is no such message.
 */
export const decodeEvent = <Name extends EventName>(name: Name, json: string): Events[Name] => {
  const type = typeOf(name);
  const value = JSON.parse(json);
  if (typeof value !== 'object' || value === null) throw new TypeError(`${name} is no object`);
  const message = type.fromObject(value);
  const fault = type.verify(message);
  if (fault) throw new TypeError(`${name}: ${fault}`);
  return type.toObject(message, {
    longs: Number,
    enums: String,
    defaults: true,
    arrays: true,
  }) as Events[Name];
};
