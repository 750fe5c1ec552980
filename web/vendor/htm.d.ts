declare const htm: { bind(h: Function): Function };
export default htm;
